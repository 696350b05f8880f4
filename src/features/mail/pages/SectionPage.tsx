/** The page where a colleague fills in a delegated section of a form. */
import { useParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { DelegatedSectionPage } from '@/work/pages/DelegatedSectionPage'
import { partPath, todosPath } from '../paths'

export function PartPage() {
  const t = useT()
  const { partId = '', pageId = '' } = useParams()
  return (
    <DelegatedSectionPage
      key={partId}
      id={partId}
      pageId={pageId}
      at={(page, path, comeBack) => partPath(partId, page, path, comeBack)}
      back={{ label: t('返回待办'), to: todosPath() }}
    />
  )
}
