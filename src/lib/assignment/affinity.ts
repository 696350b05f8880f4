/** Scores how well an expert's topics fit a paper's, for assigning reviewers; in the browser and in the backend. */

/** What a paper is about, or an expert works on. */
export interface Topics {
  /** Field, in words; empty: unknown. */
  field: string
  keywords: readonly string[]
}

/** How much of the affinity the field makes; keywords make the rest. */
const fieldShare = 0.4

/** Pairs of neighbouring characters of the keywords, with how often each occurs. */
function bigramsOf({ keywords, field }: Topics): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of [...keywords, field]) {
    const text = term.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
    for (let at = 0; at < text.length - 1; at += 1) {
      const pair = text.slice(at, at + 2)
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  return counts
}

/** Vectors of bigrams, weighted by how rare they are among all (TF-IDF), of length 1. */
function vectorsOf(all: readonly Map<string, number>[]): Map<string, number>[] {
  const occurrences = new Map<string, number>()
  for (const counts of all) for (const pair of counts.keys()) occurrences.set(pair, (occurrences.get(pair) ?? 0) + 1)
  return all.map((counts) => {
    const weighted = [...counts].map(
      ([pair, count]) => [pair, count * Math.log(1 + all.length / (occurrences.get(pair) ?? 1))] as const,
    )
    const length = Math.hypot(...weighted.map(([, weight]) => weight))
    return new Map(weighted.map(([pair, weight]) => [pair, weight / length]))
  })
}

/**
 * How well each expert fits each paper, 0 to 100, row by row of papers: the same field, and the cosine of their keywords'
 * bigrams, so that it works for Chinese without a list of words.
 */
export function affinities(papers: readonly Topics[], experts: readonly Topics[]): Uint8Array {
  const vectors = vectorsOf([...papers, ...experts].map(bigramsOf))
  const byPair = new Map<string, [expert: number, weight: number][]>()
  for (const [index, vector] of vectors.slice(papers.length).entries())
    for (const [pair, weight] of vector) {
      const list = byPair.get(pair)
      if (list) list.push([index, weight])
      else byPair.set(pair, [[index, weight]])
    }
  const scores = new Uint8Array(papers.length * experts.length)
  for (const [row, { field }] of papers.entries()) {
    const cosines = new Float64Array(experts.length)
    for (const [pair, weight] of vectors[row] ?? [])
      for (const [expert, other] of byPair.get(pair) ?? []) cosines[expert] = (cosines[expert] ?? 0) + weight * other
    for (const [column, expert] of experts.entries()) {
      const isSameField = field !== '' && field === expert.field
      const share = (isSameField ? fieldShare : 0) + (1 - fieldShare) * (cosines[column] ?? 0)
      scores[row * experts.length + column] = Math.round(100 * Math.min(1, share))
    }
  }
  return scores
}
