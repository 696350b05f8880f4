import type { Text } from '@/smartform/schema/definition'

/** Words of a form in both of its languages. */
export const inBoth = (zh: string, en: string): Text => ({ zh, en })
