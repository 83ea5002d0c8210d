// The built app has these separate from banks.json, see scripts/build/app-data.ts.
export { default as GUEST_SPRITES } from 'virtual:guest-banks';
