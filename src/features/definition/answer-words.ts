/** Answers of the self-assessment as text, for its draft and conflict notices. */
import { t } from '@/lib/i18n/i18n'
import type { AssessmentField } from './assessment'
import { questionFields } from './question-fields'
import { fitQuestions, propertyOptions } from './questions'

/** An answer of the technology-enterprise self-assessment (科技型企业自评) as text, for drafts and conflicts. */
export function answerWords(field: AssessmentField, value: unknown): { label: string; text: string } {
  const label = questionFields.find((questionField) => questionField.field === field)?.label
  const name = field === 'committed' ? t('承诺') : t('知识产权')
  return { label: label ? t(label.text, { n: label.n }) : name, text: answerText(field, value) }
}

function answerText(field: AssessmentField, value: unknown): string {
  if (Array.isArray(value)) return value.map((file: { name: string }) => file.name).join(t('、'))
  if (field === 'intellectualPropertyType')
    return t(propertyOptions.find((propertyOption) => propertyOption.value === value)?.label ?? '')
  if (typeof value === 'boolean') return value ? t('是') : t('否')
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const fits = fitQuestions.some((fitQuestion) => fitQuestion.field === field)
  if (value === 1) return fits ? t('符合') : t('是')
  return fits ? t('不符合') : t('否')
}
