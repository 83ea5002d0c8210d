/** Whether the user asks sites to load nothing in advance. Only some browsers report it. */
export const savesData = (): boolean => navigator.connection?.saveData ?? false;
