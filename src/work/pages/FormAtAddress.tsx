/** Routes of work items' forms: reads the ids from the address. */

import { useParams, useSearchParams } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { WorkFormPage } from './WorkFormPage'

interface Way {
  label: string
  to: string
}

/** Parameter names of work item ids. */
const names = ['workId', 'contentId', 'progressId', 'id'] as const

/** A work item's form at its address; the page (`pageId`) is optional there. */
export function FormAtAddress({ back, pageId = '' }: { back?: Way; pageId?: string }) {
  const params = useParams()
  const [query] = useSearchParams()
  const id = names.map((name) => params[name]).find((text) => text !== undefined) ?? ''
  const page = params.pageId ?? query.get('page') ?? pageId
  return <WorkFormPage key={id} id={id} pageId={page} formId={params.formId} back={back} />
}

/** The same as a route's page, with an untranslated link back. */
export const formAtAddress = (back?: Way) => () => <FormWithBack back={back} />

function FormWithBack({ back }: { back?: Way }) {
  const t = useT()
  return <FormAtAddress back={back && { label: t(back.label), to: back.to }} />
}
