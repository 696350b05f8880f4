/** Experts and papers with planted conflicts, for the tests of conflict search and assignment. */
import type { Topics } from '@/lib/assignment/affinity'
import type { ConflictKind, ExpertFacts, PaperFacts, PersonFacts, UnitTime } from '@/lib/assignment/conflicts'
import { seededNumbers } from './planted-panel'

/** The month in which planted facts are judged. */
export const plantedMonth = '2026-11'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
type Draft<Facts extends PersonFacts> = Mutable<Facts> & {
  units: UnitTime[]
  achievements: { name: string; authors: string }[]
  projects: { name: string; number: string }[]
  tutors: string[]
}
type PlantedPaper = PaperFacts & Topics & { people: Draft<PersonFacts>[]; recused: string[] }
type PlantedExpert = Draft<ExpertFacts> & Topics & { recusedUnits: string[]; family: string[] }

const fields = ['人工智能', '集成电路', '生物医药', '新材料', '现代农业']
const objects = ['工业质检', '存算一体芯片', '肝癌早期筛查', '固态电池电解质', '崇明水稻', '机器人导航', '影像诊断']
const methods = ['图神经网络', '异构集成', '多组学标志物', '高通量筛选', '分子标记育种', '强化学习', '影像组学']

/** The same name as other people type it: wide spaces, a space in the middle, full-width letters. */
const typed = (name: string, index: number) =>
  [
    name,
    `${name.slice(0, 1)}　${name.slice(1)}`,
    ` ${name} `,
    name.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  ][index % 4] ?? name

/** How each kind of conflict comes to be between a paper and an expert. */
const plants: Readonly<Record<ConflictKind, (paper: PlantedPaper, expert: PlantedExpert, index: number) => void>> = {
  TEAM: ({ people }, { name, units }, index) =>
    people.push({
      id: null,
      name: typed(name, index),
      units: units.slice(0, 0),
      achievements: [],
      projects: [],
      tutors: [],
    }),
  RECUSED: ({ recused }, { name }, index) => recused.push(typed(name, index)),
  FAMILY: ({ people }, { family }, index) => family.push(typed(people[index % 3]?.name ?? '', index)),
  ADVISOR: ({ people }, expert, index) =>
    index % 2 === 0
      ? expert.tutors.push(typed(people[0]?.name ?? '', index))
      : people[0]?.tutors.push(typed(expert.name, index)),
  SAME_UNIT: ({ people }, { units }, index) => {
    const own = people[index % 3]?.units[0]
    units.push({ name: typed(own?.name ?? '', index), until: null, source: 'EXPERT_APPLICATION' })
  },
  RECUSED_UNIT: ({ unitName }, { recusedUnits }, index) => recusedUnits.push(typed(unitName, index)),
  FORMER_UNIT: ({ people }, { units }, index) =>
    units.push({ name: typed(people[0]?.units[0]?.name ?? '', index), until: '2023-11', source: 'EXPERT_RESUME' }),
  CO_AUTHOR: ({ people }, { name, achievements }, index) =>
    index % 2 === 0
      ? people[0]?.achievements.push({ name: `论文${index}`, authors: `某甲、${typed(name, index)}；某乙` })
      : achievements.push({ name: `论文${index}`, authors: `${typed(people[0]?.name ?? '', index)}, 某丙` }),
  COMMON_PROJECT: ({ people }, { projects }, index) => {
    people[0]?.projects.push({ name: `项目${index}`, number: `26DZ${index}` })
    projects.push({ name: `子课题${index}`, number: ` 26dz${index}` })
  },
}
export const plantedKinds = Object.keys(plants) as ConflictKind[]

/** Papers and experts of different units, among whom conflicts of every kind are planted, each in a pair of its own. */
export function plantedConflicts(seed: number, { papers = 1000, experts = 200, planted = 500 } = {}) {
  const random = seededNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const topics = () => ({ field: pick(fields), keywords: [pick(objects), pick(methods), pick(methods)] })
  const person = (id: string | null, name: string, unit: string): Draft<PersonFacts> => ({
    ...{ id, name, achievements: [], projects: [], tutors: [] },
    units: [{ name: unit, until: null, source: 'MEMBERSHIP' }],
  })
  const allPapers: PlantedPaper[] = Array.from({ length: papers }, (_, index) => ({
    ...topics(),
    ...{ id: `paper-${index}`, unitName: `申报单位${index}`, recused: [] },
    people: [0, 1, 2].map((member) =>
      person(`applicant-${index}-${member}`, `申报人${index}号${member}`, `申报单位${index}`),
    ),
  }))
  const allExperts: PlantedExpert[] = Array.from({ length: experts }, (_, index) => ({
    ...topics(),
    ...person(null, `专家${index}号`, `专家单位${index}`),
    ...{ id: `expert-${index}`, recusedUnits: [], family: [] },
  }))
  const pairs = new Map<string, { paperId: string; expertId: string; kind: ConflictKind }>()
  while (pairs.size < planted) {
    const paper = pick(allPapers)
    const expert = pick(allExperts)
    const key = `${paper.id} ${expert.id}`
    if (pairs.has(key)) continue
    const kind = plantedKinds[pairs.size % plantedKinds.length] as ConflictKind
    plants[kind](paper, expert, pairs.size)
    pairs.set(key, { paperId: paper.id, expertId: expert.id, kind })
  }
  return { papers: allPapers, experts: allExperts, planted: [...pairs.values()] }
}
