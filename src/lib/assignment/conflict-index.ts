/** Finds the few experts who can have a conflict with a paper, so that not every pair is checked. */

import { getOrCreate } from '../collections/get-or-create'
import { type ExpertFacts, namesIn, type PaperFacts, type PersonFacts } from './conflicts'
import { normalizedName } from './normalized-name'

/** All names by which a person can be tied to another one: of people, units and projects, and the id of the account. */
function namesOfPerson(person: PersonFacts): string[] {
  const { name, now, former, achievements, projects, tutors } = namesIn(person)
  return [
    ...(person.id === null ? [] : [`#${person.id}`]),
    ...[name, ...now.keys(), ...former.map(([unit]) => unit), ...tutors],
    ...projects.flatMap((project) => [project.name, project.number]),
    ...achievements.flatMap(({ authors }) => [...authors]),
  ]
}

/**
 * An index over experts. The result gives the places of the experts who share any name with a paper; every conflict that
 * `conflictsBetween` finds comes from a shared name, so the others have none. An expert who shares one may have none either.
 */
export function conflictIndex(experts: readonly ExpertFacts[]): (paper: PaperFacts) => ReadonlySet<number> {
  const places = new Map<string, number[]>()
  for (const [place, expert] of experts.entries()) {
    const names = [...namesOfPerson(expert), ...[...expert.family, ...expert.recusedUnits].map(normalizedName)]
    for (const name of new Set(names)) getOrCreate(places, name, () => []).push(place)
  }
  places.delete('')
  return ({ unitName, recused, people }) => {
    const names = [...[unitName, ...recused].map(normalizedName), ...people.flatMap(namesOfPerson)]
    return new Set(names.flatMap((name) => places.get(name) ?? []))
  }
}
