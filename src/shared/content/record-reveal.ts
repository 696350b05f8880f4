/** Tells the backend that a reader revealed a masked number in a submitted form; `FiledAnswers` passes it to `MaskedText`. */

import { permission } from '@/api/permission'
import { RecordRevealDocument } from '../graphql/reveal.permission.generated'

/** Records a reveal; the person the paper belongs to reads of it on 我的数据. A failure must not keep the reader from reading. */
export function recordReveal(contentId: string): void {
  permission.mutate(RecordRevealDocument, { contentId }, { background: true }).catch(() => {})
}
