/** The page of a project's form (declaration, task book, acceptance …) that can be edited. */
import { FormAtAddress } from '@/work/pages/FormAtAddress'
import { useBackFromWork } from '../use-back-to-list'

export function ProjectFormPage() {
  const back = useBackFromWork()
  return <FormAtAddress back={back()} />
}
