const PREFIX = 'file:';

/** Under which it is kept that a story was not shared because its file never arrived. */
export const fileRefusalId = (fileId: string) => `${PREFIX}${fileId}`;

export const isFileRefusal = (id: string) => id.startsWith(PREFIX);
