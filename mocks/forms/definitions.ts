import type { FormSource } from '@/smartform/schema/definition'
import { projectDeclaration } from './project-declaration'
import { softScienceDeclaration } from './soft-science-declaration'
import { softScienceDeclaration2 } from './soft-science-declaration-2'

/** Every definition the embedded backend ships, each version of each form. */
export const definitions: readonly FormSource[] = [projectDeclaration, softScienceDeclaration, softScienceDeclaration2]

/** The definition in the version asked for, or the newest; undefined when there is none. */
export function findDefinition(formId: string, version?: number | null): FormSource | undefined {
  const versions = definitions.filter(({ id }) => id === formId).sort((a, b) => b.version - a.version)
  return version == null ? versions[0] : versions.find((each) => each.version === version)
}
