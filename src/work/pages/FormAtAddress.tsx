import { useParams, useSearchParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { WorkFormPage } from './WorkFormPage'

interface Way {
  label: string
  to: string
}

/** What addresses call the work they name. */
const names = ['workId', 'contentId', 'progressId', 'id'] as const

/** A work's form at its address, which names the work, and the page or not (`pageId`). */
export function FormAtAddress({ back, pageId = '' }: { back?: Way; pageId?: string }) {
  const params = useParams()
  const [query] = useSearchParams()
  const id = names.map((name) => params[name]).find((one) => one !== undefined) ?? ''
  const page = params.pageId ?? query.get('page') ?? pageId
  return <WorkFormPage key={id} id={id} pageId={page} formId={params.formId} back={back} />
}

/** The same as a page of its own, with a way on that is still to be said in the reader's words. */
export const formAtAddress = (back?: Way) => () => <FormWithBack back={back} />

function FormWithBack({ back }: { back?: Way }) {
  const t = useT()
  return <FormAtAddress back={back && { label: t(back.label), to: back.to }} />
}
