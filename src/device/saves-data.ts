/** Whether the user asks sites not to preload. Only some browsers report it. */
export const savesData = (): boolean => navigator.connection?.saveData ?? false;
