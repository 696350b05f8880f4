/** The form of the workshop's preview, as the chosen person sees it: editor, reading view or paper. */

import { useSession } from '@/session/session'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import type { ContentSnapshot, SmartformPorts } from '@/smartform/ports'
import type { FormSource } from '@/smartform/schema/definition'
import { SmartformView } from '@/smartform/view/SmartformView'
import { lazyPart } from '@/ui/lazy-part'
import { pagePart, partOf } from '@/work/part-of-form'
import { isEditor, type PreviewView } from '../model/preview-content'

const SmartformPrint = lazyPart(() =>
  import('@/smartform/print/SmartformPrint').then((module) => module.SmartformPrint),
)

interface PreviewStageProps {
  /** With the texts of the chosen language. */
  definition: unknown
  content: ContentSnapshot
  view: PreviewView
  pageId: string
  ports: SmartformPorts
  onPage(pageId: string): void
  onOpen(engine: FormEngine): void
}

/** The editor, the reading view or the paper; nothing for a page that is gone. */
export function PreviewStage({ definition, content, view, pageId, ports, onPage, onOpen }: PreviewStageProps) {
  const userId = useSession().user.id
  if (view === 'review') return <SmartformView definition={definition} content={content} comments={content.comments} />
  if (!isEditor(view))
    return (
      <SmartformPrint
        definition={definition}
        values={view === 'paper' ? content.values : null}
        number={null}
        draft={view === 'paper'}
        facts={[]}
      />
    )
  const source = definition as FormSource
  if (!source.pages.some((page) => 'id' in page && page.id === pageId)) return null
  return (
    <SmartformEditor
      key={content.contentId}
      pane
      definition={definition}
      only={view === 'colleague' ? (form) => partOf(form, [pagePart(pageId)]) : undefined}
      content={content}
      pageId={pageId}
      ports={ports}
      userId={userId}
      onNavigate={onPage}
      pageHref={(page) => `#${page}`}
      onOpen={onOpen}
    />
  )
}
