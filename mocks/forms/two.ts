/** Makes the bilingual texts of the embedded forms: `two(Chinese, English)`. */
import type { Bilingual } from '@/smartform/schema/definition'

/** A form's text in both languages. */
export const two = (zh: string, en: string): Bilingual => ({ zh, en })

/** The unit 万元, of amounts. */
export const wan = two('万元', '× 10,000 yuan')
