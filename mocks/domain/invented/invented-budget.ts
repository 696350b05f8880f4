/** Invents the budget tables of a seeded declaration, so that they satisfy every rule of the form; for `invented-content.ts`. */
import type { Random } from '../random'

/** Formats hundredths of 万元 as the form's exact decimal: 1250 → "12.5". */
export function wan(hundredths: number): string {
  return String(hundredths / 100)
}

export interface InventedBudget {
  /** Direct cost by subject row id, in hundredths of 万元. */
  special: Record<string, number>
  selfRaised: Record<string, number>
  indirectSpecial: number
  equipment: { name: string; source: 'special' | 'selfRaised'; unitPrice: number; quantity: number }[]
  testing: { content: string; organisation: string; source: 'special' | 'selfRaised'; cost: number }[]
  /** The requested special fund, direct and indirect. */
  requested: number
}

/**
 * A budget that satisfies every rule of the form. It requests at most `limit` (万元); indirect cost is below 12 % of the
 * direct special fund, travel below 10 %. Small equipment and small testing have one record each, and all details are
 * consistent.
 */
export function inventedBudget(random: Random, limit: number, withDetails: boolean): InventedBudget {
  const requestedAmount = Math.floor((limit * 100 * random.whole(60, 100)) / 100 / 50) * 50
  const direct = Math.ceil(requestedAmount / 1.1 / 50) * 50
  const part = (percent: number) => Math.floor((direct * percent) / 100 / 10) * 10
  const special: Record<string, number> = {
    publication: part(6),
    travel: part(random.whole(4, 9)),
    consulting: part(5),
  }
  const equipment: InventedBudget['equipment'] = []
  const testing: InventedBudget['testing'] = []
  if (withDetails) {
    const small = part(6)
    if (small > 0 && small < 1000)
      equipment.push({ name: '小型实验设备一批', source: 'special', unitPrice: small, quantity: 1 })
    const large = part(24)
    if (large >= 1000) equipment.push({ name: '高性能测试平台', source: 'special', unitPrice: large, quantity: 1 })
    const cost = part(10)
    if (cost > 0)
      testing.push({
        content: '样品检测与第三方验证',
        organisation: '上海市计量测试技术研究院',
        source: 'special',
        cost,
      })
    special.equipment = equipment.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
    special.testing = cost
    special.materials = part(15)
    special.energy = part(2)
  }
  const allocated = Object.values(special).reduce((sum, amount) => sum + amount, 0)
  special.labour = direct - allocated
  const selfRaised: Record<string, number> = random.chance(0.4)
    ? { labour: part(20), materials: withDetails ? part(10) : 0 }
    : {}
  return {
    special,
    selfRaised,
    indirectSpecial: requestedAmount - direct,
    equipment,
    testing,
    requested: requestedAmount,
  }
}
