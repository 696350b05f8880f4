/** The opinion of a history entry in the interface language, for histories and the decision log. */

import { t, text } from '@/lib/i18n/i18n'

/** The sentence that the backend makes of an extension: its date and the reason that the person typed. */
const extension = /^延期至 (?<until>\d{4}-\d{2}-\d{2})：(?<reason>.+)$/su

const extensionText = text('延期至 {until}：{reason}')

const extensionSteps: readonly string[] = ['EXTEND', 'EXTEND_REVIEWS']

/** An entry's opinion. The sentence of an extension is in the interface language; what a person typed stays as it is. */
export function entryOpinion({ step, opinion }: { step: string; opinion: string }): string {
  const said = extensionSteps.includes(step) ? extension.exec(opinion)?.groups : undefined
  return said ? t(extensionText, said) : opinion
}
