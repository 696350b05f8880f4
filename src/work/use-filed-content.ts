/** A hook that loads a work item's content with its form definition, for pages that show it read-only. */

import { useMemo } from 'react'
import type { Failure } from '@/api/errors/failure'
import { wrongAnswer } from '@/api/query-answer'
import { smartform } from '@/api/smartform'
import { contentSnapshot } from '@/shared/content/content-snapshot'
import { useEntryNames } from '@/shared/form/use-entry-names'
import {
  FormContentDocument,
  FormDefinitionDocument,
  type FormDefinitionQuery,
} from '@/shared/graphql/forms.smartform.generated'
import type { ContentSnapshot } from '@/smartform/ports'

/** A content, and the definition it was begun with. */
export interface FiledContent {
  content: ContentSnapshot | undefined
  definition: FormDefinitionQuery['formDefinition'] | undefined
  failure: Failure | undefined
  /** Retries what failed. */
  retry(): void
  /** Reloads the content. */
  reload(): void
}

/** Loads a content, always fresh, and its definition in the version it was begun with. */
export function useFiledContent(contentId: string): FiledContent {
  const content = smartform.useAnswer(FormContentDocument, { variables: { contentId }, fetchPolicy: 'no-cache' })
  const answered = content.data?.formContent
  const snapshot = useMemo(
    () => (answered?.id === contentId ? contentSnapshot(answered) : undefined),
    [answered, contentId],
  )
  const definition = smartform.useAnswer(
    FormDefinitionDocument,
    snapshot
      ? { variables: { formId: snapshot.formId, version: snapshot.formVersion }, fetchPolicy: 'no-cache' }
      : { skip: true },
  )
  // Never the definition of another version while the next one is loading.
  const own =
    definition.data?.formDefinition.version === snapshot?.formVersion ? definition.data?.formDefinition : undefined
  const elsewhere =
    (answered && !content.loading && !snapshot) || (snapshot && definition.data && !definition.loading && !own)
  const named = useEntryNames(own?.definition)
  return {
    content: snapshot,
    definition: named ? own : undefined,
    failure: content.failure ?? definition.failure ?? (elsewhere ? wrongAnswer : undefined),
    retry: content.failure || !snapshot ? content.retry : definition.retry,
    reload: content.retry,
  }
}
