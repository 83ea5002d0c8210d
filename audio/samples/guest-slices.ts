import guests from 'virtual:guest-banks';
import { addSlices } from './banks.ts';

// The built app leaves these out of banks.json, see scripts/app-data.ts.
addSlices(guests);
