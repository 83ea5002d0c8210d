/** Whether the user asks sites to load nothing in advance. Only some browsers report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
