import type { Failure } from '@/api/errors/failure'
import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import { DeclarationDocument, type DeclarationRowFragment } from './graphql/declarations.program.generated'

/** One declaration as it stands now; never another one's while the address changes. */
export function useDeclaration(contentId: string): {
  declaration: DeclarationRowFragment | undefined
  failure: Failure | undefined
  retry(): void
} {
  const { data, failure, retry } = answerOf(
    program.useQuery(DeclarationDocument, { variables: { contentId }, fetchPolicy: 'network-only' }),
  )
  return { declaration: data?.declaration.contentId === contentId ? data.declaration : undefined, failure, retry }
}
