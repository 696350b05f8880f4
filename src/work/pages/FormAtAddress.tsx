/** Reads the ids in a form route's address and opens `WorkFormPage` for them. */

import { useParams, useSearchParams } from 'react-router-dom'
import type { Back } from '@/ui/BackLink'
import { useT } from '@/ui/use-t'
import { useWorkId } from '../use-work-id'
import { WorkFormPage } from './WorkFormPage'

/** A work item's form at its address; the page (`pageId`) is optional there. */
export function FormAtAddress({ back, pageId = '' }: { back?: Back; pageId?: string }) {
  const params = useParams()
  const [query] = useSearchParams()
  const id = useWorkId()
  const page = params.pageId ?? query.get('page') ?? pageId
  return <WorkFormPage key={id} id={id} pageId={page} formId={params.formId} back={back} />
}

/** The same as a route's page, with an untranslated link back. */
export const formAtAddress = (back?: Back) => () => <FormWithBack back={back} />

function FormWithBack({ back }: { back?: Back }) {
  const t = useT()
  return <FormAtAddress back={back && { label: t(back.label), to: back.to }} />
}
