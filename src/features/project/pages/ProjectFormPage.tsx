/** The page of a project's form (declaration, task book, acceptance …) that can be edited. */
import { FormAtAddress } from '@/work/pages/FormAtAddress'
import { useBackFromWork } from '../use-back-to-list'

/** One page of the form of a work of a project. */
export function ProjectFormPage() {
  const back = useBackFromWork()
  return <FormAtAddress back={back()} />
}
