/** The parts of a draft that have problems. */

/** The keys (as `pathKey`) of the parts that hold the places of problems: `pages.0.sections.1.fields.2`. */
export function problemPlaces(problems: readonly { at: string }[]): ReadonlySet<string> {
  return new Set(
    problems.flatMap(({ at }) => {
      const named = /^expressions\.[^.[]+/.exec(at)
      if (named) return [named[0]]
      const part = /^(?:rules\[\d+\]|pages\[\d+\](?:\.sections\[\d+\](?:\.fields\[\d+\](?:\.columns\[\d+\])?)?)?)/.exec(
        at,
      )
      return part ? part[0].replace(/\[(\d+)\]/g, '.$1') : []
    }),
  )
}
