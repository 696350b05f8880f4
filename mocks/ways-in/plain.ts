/** A number or code as it is compared: whatever its width, spaces and case. */
export const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
/** A name likewise; what kind of thing it names may be left out. */
export const plainName = (typed: string) => plain(typed).replace(/^(子课题|课题[一二三四五六七八九十]*):/, '')
