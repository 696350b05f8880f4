import type { Bilingual } from '@/smartform/schema/definition'

/** A form's text in both languages. */
export const two = (zh: string, en: string): Bilingual => ({ zh, en })
