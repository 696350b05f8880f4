/** Labels of a remark's weight: correction required or advised. */
import { text } from '@/lib/i18n/i18n'

/** Whether a remark is required or advised. */
export const needs = { required: text('必须修改'), advised: text('建议修改') } as const
