declare module 'virtual:guest-banks' {
  const index: typeof import('./banks.json');
  export default index;
}
