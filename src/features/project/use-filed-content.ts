import type { Failure } from '@/api/errors/failure'
import { smartform } from '@/api/smartform'
import { answerOf } from '@/shared/answer'
import {
  FormContentDocument,
  type FormContentQuery,
  FormDefinitionDocument,
  type FormDefinitionQuery,
} from '@/shared/graphql/forms.smartform.generated'

/** A content and the definition it was begun with. */
export interface FiledContent {
  content: FormContentQuery['formContent'] | undefined
  definition: FormDefinitionQuery['formDefinition'] | undefined
  failure: Failure | undefined
  retry(): void
}

/** Loads what a person filled in, always anew, and the definition in the version it was begun with. */
export function useFiledContent(contentId: string): FiledContent {
  const content = answerOf(
    smartform.useQuery(FormContentDocument, { variables: { contentId }, fetchPolicy: 'no-cache' }),
  )
  const formContent = content.data?.formContent.id === contentId ? content.data.formContent : undefined
  const definition = answerOf(
    smartform.useQuery(
      FormDefinitionDocument,
      formContent
        ? { variables: { formId: formContent.formId, version: formContent.formVersion }, fetchPolicy: 'network-only' }
        : { skip: true },
    ),
  )
  return {
    content: formContent,
    definition: definition.data?.formDefinition,
    failure: content.failure ?? definition.failure,
    retry: content.failure ? content.retry : definition.retry,
  }
}
