/** What a reviewer's remark asks for (`need` of a remark), with its label: the correction is required, or advised. */
import { text } from '@/lib/i18n/i18n'

export const remarkNeeds = { required: text('必须修改'), advised: text('建议修改') } as const
