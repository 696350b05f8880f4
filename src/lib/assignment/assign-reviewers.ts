/** Assigns reviewers to papers by minimum-cost flow: the solver behind `propose-assignment.ts`. */

/** Papers and experts, by index; matrices are row by row of papers. */
export interface AssignmentProblem {
  papers: number
  experts: number
  /** How many experts each paper needs. */
  perPaper: number
  /** The most papers of one expert, those of `fixed` included; null: no limit. */
  most: number | null
  /** How well an expert fits a paper, 0 to 100. */
  affinity: Uint8Array
  /** 0: may review it; anything else: must not. */
  barred: Uint8Array
  /** Pairs chosen by hand, which stay. */
  fixed: readonly (readonly [paper: number, expert: number])[]
}

export interface AssignmentSolution {
  /** The experts of each paper. */
  chosen: readonly (readonly number[])[]
  /** How many papers each expert has. */
  loads: readonly number[]
  /** How many experts each paper still lacks. */
  missing: readonly number[]
}

/** Marks of pairs that the flow chose, and of pairs chosen by hand. */
const movableMark = 1
const fixedMark = 2
/** One paper more on a busier expert costs more than any gain of affinity. */
const loadCost = 1e7
const far = Number.POSITIVE_INFINITY

/**
 * A minimum-cost flow from papers to experts, by successive shortest paths. Its nodes are the experts alone: an edge from
 * one to another is the cheapest paper that could move between them, so a path visits 200 nodes instead of 200,000 edges.
 */
class AssignmentFlow {
  readonly #problem: AssignmentProblem
  readonly #marks: Uint8Array
  readonly loads: Int32Array
  readonly #moveCost: Float64Array
  readonly #movedPaper: Int32Array
  readonly #distance: Float64Array
  readonly #previous: Int32Array
  /** The papers of each expert that may move. */
  readonly #movable: Set<number>[]

  constructor(problem: AssignmentProblem) {
    const { papers, experts, fixed } = problem
    this.#problem = problem
    this.#marks = new Uint8Array(papers * experts)
    this.loads = new Int32Array(experts)
    this.#moveCost = new Float64Array(experts * experts).fill(far)
    this.#movedPaper = new Int32Array(experts * experts).fill(-1)
    this.#distance = new Float64Array(experts)
    this.#previous = new Int32Array(experts)
    this.#movable = Array.from({ length: experts }, () => new Set())
    for (const [paper, expert] of fixed) this.#mark(paper, expert, fixedMark)
  }

  #mark(paper: number, expert: number, mark: number): void {
    const at = paper * this.#problem.experts + expert
    const before = Number((this.#marks[at] ?? 0) > 0)
    this.#marks[at] = mark
    this.loads[expert] = (this.loads[expert] ?? 0) + Number(mark > 0) - before
    if (mark === movableMark) this.#movable[expert]?.add(paper)
    else this.#movable[expert]?.delete(paper)
  }

  #isFree(paper: number, expert: number): boolean {
    const at = paper * this.#problem.experts + expert
    return this.#marks[at] === 0 && this.#problem.barred[at] === 0
  }

  #cost(paper: number, expert: number): number {
    return 100 - (this.#problem.affinity[paper * this.#problem.experts + expert] ?? 0)
  }

  /** The experts of a paper. */
  expertsOf(paper: number): number[] {
    const { experts } = this.#problem
    const found: number[] = []
    for (let expert = 0; expert < experts; expert += 1) if (this.#marks[paper * experts + expert]) found.push(expert)
    return found
  }

  /** Finds again the cheapest paper that could move from an expert to each other one. */
  #renewMoves(expert: number): void {
    const { experts } = this.#problem
    this.#moveCost.fill(far, expert * experts, (expert + 1) * experts)
    for (const paper of this.#movable[expert] ?? []) {
      const cost = this.#cost(paper, expert)
      for (let to = 0; to < experts; to += 1) {
        if (!this.#isFree(paper, to)) continue
        const move = this.#cost(paper, to) - cost
        const at = expert * experts + to
        if (move >= (this.#moveCost[at] ?? far)) continue
        this.#moveCost[at] = move
        this.#movedPaper[at] = paper
      }
    }
  }

  /** Shortest ways from a paper to all experts (Bellman-Ford with a queue; there are no negative cycles). */
  #findWays(paper: number): void {
    const { experts } = this.#problem
    const distance = this.#distance.fill(far)
    const previous = this.#previous.fill(-1)
    const queue: number[] = []
    const isQueued = new Uint8Array(experts)
    for (let expert = 0; expert < experts; expert += 1) {
      if (!this.#isFree(paper, expert)) continue
      distance[expert] = this.#cost(paper, expert)
      queue.push(expert)
      isQueued[expert] = 1
    }
    for (let next = 0; next < queue.length; next += 1) {
      const from = queue[next] ?? 0
      isQueued[from] = 0
      const reached = distance[from] ?? far
      for (let to = 0; to < experts; to += 1) {
        const through = reached + (this.#moveCost[from * experts + to] ?? far)
        if (through >= (distance[to] ?? far)) continue
        distance[to] = through
        previous[to] = from
        if (isQueued[to]) continue
        isQueued[to] = 1
        queue.push(to)
      }
    }
  }

  /** Gives a paper one expert more, moving other papers where that helps; false: nobody can take it. */
  addExpert(paper: number): boolean {
    const { experts, most } = this.#problem
    this.#findWays(paper)
    let best = -1
    let bestCost = far
    for (let expert = 0; expert < experts; expert += 1) {
      const load = this.loads[expert] ?? 0
      const cost = (this.#distance[expert] ?? far) + loadCost * load
      if ((most !== null && load >= most) || cost >= bestCost) continue
      best = expert
      bestCost = cost
    }
    if (best < 0) return false
    const touched = new Set<number>()
    let to = best
    while (to >= 0) {
      const from = this.#previous[to] ?? -1
      const moved = from < 0 ? paper : (this.#movedPaper[from * experts + to] ?? 0)
      for (const expert of this.expertsOf(moved)) touched.add(expert)
      if (from >= 0) this.#mark(moved, from, 0)
      this.#mark(moved, to, movableMark)
      touched.add(to)
      to = from
    }
    for (const expert of touched) this.#renewMoves(expert)
    return true
  }
}

/**
 * Chooses experts for papers: each paper as many as asked for as far as possible, loads as even as possible (a difference
 * of at most 1 wherever conflicts allow it), and of all such choices the one with the highest affinity. Yields the share
 * done, 0 to 1, before each expert it adds.
 */
export function* assignReviewers(problem: AssignmentProblem): Generator<number, AssignmentSolution> {
  const { papers, experts, perPaper, barred, fixed } = problem
  const kept = new Map(
    fixed
      .filter(([paper, expert]) => barred[paper * experts + expert] === 0)
      .map((pair) => [pair[0] * experts + pair[1], pair]),
  )
  const flow = new AssignmentFlow({ ...problem, fixed: [...kept.values()] })
  const missing = new Int32Array(papers).fill(perPaper)
  for (const [paper] of kept.values()) missing[paper] = Math.max(0, (missing[paper] ?? 0) - 1)
  const total = missing.reduce((sum, count) => sum + count, 0)
  let done = 0
  const isClosed = new Uint8Array(papers)
  // Round by round, so that what is lacking is spread over papers.
  for (let left = perPaper; left > 0; left -= 1)
    for (let paper = 0; paper < papers; paper += 1) {
      if (isClosed[paper] || (missing[paper] ?? 0) < left) continue
      yield done / total
      done += 1
      if (flow.addExpert(paper)) missing[paper] = (missing[paper] ?? 0) - 1
      else isClosed[paper] = 1
    }
  return {
    chosen: Array.from({ length: papers }, (_, paper) => flow.expertsOf(paper)),
    loads: [...flow.loads],
    missing: [...missing],
  }
}
