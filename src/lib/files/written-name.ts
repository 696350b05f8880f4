/** A file's name as it is shown: characters that disguise its ending are removed. */

/** A file's name as it is written: letters that turn how the others are read would let it seem to end otherwise than it does. */
export const writtenName = (name: string) => name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
