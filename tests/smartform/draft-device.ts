/** The drafts' device storage in memory with a clock moved by hand, for the simulation of drafts. */

/** The device's store, in memory, so that time can be wound by hand. */
export const device = {
  full: false,
  /** Requests never finish; the draft store gives up after two seconds. */
  hung: false,
  /** Requests fail at once. */
  denied: false,
  slots: new Map<string, Record<string, { clear?: unknown; at: number }>>(),
  /** How many pages there have been; the last one is open. */
  pages: 0,
}

async function answers() {
  if (device.denied) throw new DOMException('denied', 'SecurityError')
  if (!device.hung) return
  await new Promise((resolve) => setTimeout(resolve, 2000))
  throw new DOMException('hung', 'AbortError')
}

/** Replaces `lib/drafts/open-documents`. */
export const openDocuments = {
  newSlot: () => {
    device.pages += 1
    return `page ${device.pages}`
  },
  closedSlot: () => 'closed page',
  openSlot: () => () => {},
  formerGone: async () => {},
  knownToOthers: async () => {},
  closedSlots: async (slots: readonly string[]) => new Set(slots.filter((slot) => slot !== `page ${device.pages}`)),
} satisfies typeof import('@/lib/drafts/open-documents')

/** Replaces `lib/drafts/draft-store`. */
export const draftStore = {
  readSlots: async () => {
    await answers()
    return [...device.slots].map(([slot, answers]) => ({ thing: 'smartform:c1', slot, answers }))
  },
  changeSlots: async (
    _place: unknown,
    own: { slot: string; answers: Record<string, { at: number }> },
    taken: { slot: string; name: string; at: number }[],
  ) => {
    await answers()
    // A full device still lets go of what it has.
    if (device.full && Object.keys(own.answers).length > 0) throw new DOMException('full', 'QuotaExceededError')
    device.slots.set(own.slot, own.answers)
    for (const { slot, name, at } of taken) {
      const answers = { ...device.slots.get(slot) }
      if (answers[name]?.at === at) delete answers[name]
      device.slots.set(slot, answers)
    }
    for (const [slot, answers] of device.slots) if (Object.keys(answers).length === 0) device.slots.delete(slot)
    return true
  },
} satisfies { [Name in keyof typeof import('@/lib/drafts/draft-store')]: unknown }
