import type { Text } from '@/smartform/schema/definition'

/** A form's text in both languages. */
export const inBoth = (zh: string, en: string): Text => ({ zh, en })
