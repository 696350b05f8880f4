/**
 * Runs in the measured page before anything of it. Everything is measured to the paint after which nothing more changes: an engine
 * that draws in several steps pays for the last of them.
 */
;(() => {
  let changes = 0
  new MutationObserver((records) => {
    changes += records.length
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  /** After the next paint: when that was, and which changes were in it. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const seen = changes
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve({ at: performance.now(), seen })
        port2.postMessage(null)
      })
    })

  /** Waits until nothing has changed for `quiet` ms; answers when the last change had been painted. */
  async function settled(quiet) {
    let last = await painted()
    for (let now = last; now.at - last.at < quiet; ) {
      const before = now
      now = await painted()
      // A busy thread is not a quiet one.
      if (now.seen !== last.seen || now.at - before.at > 50) last = now
    }
    return last.at
  }

  const tell = { keys: [] }
  window.benchTell = tell
  /**
   * Milliseconds since the navigation began, once the description's field can be typed into and the thread answers: what is done
   * in small pieces while a person could already type does not count, what keeps them waiting does.
   */
  tell.usable = async () => {
    while (!window.bench?.feeds()) await painted()
    let free = await painted()
    for (let now = free; now.at - free.at < 400; ) {
      const before = now
      now = await painted()
      if (now.at - before.at > 50) free = now
    }
    return free.at
  }
  tell.validate = async () => {
    const from = performance.now()
    const errors = await window.bench.validate()
    return { ms: (await settled(300)) - from, errors }
  }
  window.addEventListener(
    'keydown',
    (event) => {
      tell.keys.push(settled(60).then((at) => at - event.timeStamp))
    },
    { capture: true },
  )
})()
