/** Normalises numbers, codes and names before they are compared; for bindings by a notice's codes. */

/** Normalises a number or code for comparison: width, spaces and case do not count. */
export const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
/** The same for a name; the suffix for the type of thing is optional. */
export const plainName = (typed: string) => plain(typed).replace(/^(子课题|课题[一二三四五六七八九十]*):/, '')
