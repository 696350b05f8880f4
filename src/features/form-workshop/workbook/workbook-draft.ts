/** The draft that a workbook is made of, and that an imported one is put into. */

import { sendOnce } from '@/api/send-once'
import { smartform } from '@/api/smartform'
import { jsonEqual } from '@/lib/collections/json-equal'
import { FormDefinitionDocument } from '@/shared/graphql/forms.smartform.generated'
import type { FormSource } from '@/smartform/schema/definition'
import { writtenOut } from '@/smartform/schema/written-out'
import { FormDocument } from '../graphql/forms.smartform.generated'
import {
  DraftForWorkbookDocument,
  OpenDraftForWorkbookDocument,
  SaveDraftFromWorkbookDocument,
} from './workbook.smartform.generated'

/** What is changed now: the draft of a form, or its newest version while there is no draft. */
export interface CurrentForm {
  definition: FormSource
  /** The draft's revision; null while there is no draft. */
  revision: number | null
}

export async function loadCurrent(formId: string): Promise<CurrentForm> {
  const fresh = { fetchPolicy: 'network-only', background: true } as const
  const { formDraft } = await smartform.query(DraftForWorkbookDocument, { formId }, fresh)
  if (formDraft) return { definition: formDraft.definition as FormSource, revision: formDraft.revision }
  const { formDefinition } = await smartform.query(FormDefinitionDocument, { formId }, fresh)
  return { definition: writtenOut(formDefinition.definition as FormSource), revision: null }
}

/**
 * Puts a definition into the draft, which is begun where there is none. False where the draft is no longer what `upon` says: somebody
 * has changed it since, and nothing is written. Rejects like any call.
 */
export async function putIntoDraft(formId: string, upon: CurrentForm, definition: FormSource): Promise<boolean> {
  const { openFormDraft: draft } = await smartform.mutate(
    OpenDraftForWorkbookDocument,
    { formId },
    { background: true },
  )
  const isSame =
    upon.revision === null
      ? jsonEqual({ ...(draft.definition as FormSource), version: 0 }, { ...upon.definition, version: 0 })
      : draft.revision === upon.revision
  if (!isSame) return false
  const words = { formId, revision: draft.revision, definition, examples: draft.examples }
  await sendOnce('saveFormDraft', words, (key) =>
    smartform.mutate(SaveDraftFromWorkbookDocument, { ...words, key }, { background: true }),
  )
  await smartform.query(FormDocument, { formId }, { fetchPolicy: 'network-only', background: true }).catch(() => null)
  return true
}
