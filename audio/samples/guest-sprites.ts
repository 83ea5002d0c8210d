// The built app leaves these out of banks.json, see scripts/build/app-data.ts.
export { default as GUEST_SPRITES } from 'virtual:guest-banks';
