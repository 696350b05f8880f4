import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { GuideRow } from '../db/rows-work'
import { knownValues, type Origin, sourceReader } from '../work/known'
import { engineFor, formNode } from './form-engine'

/** The values a new declaration begins with: the form's defaults, and what its `prefill` paths know already. */
export function startValues(context: BackendContext, guide: GuideRow, origin: Omit<Origin, 'projectId'>): FormValues {
  const form = formNode(guide.formId)
  const known = knownValues(form, sourceReader(context, { ...origin, projectId: null }, { guide }))
  return engineFor(form, known, context.now).values()
}
