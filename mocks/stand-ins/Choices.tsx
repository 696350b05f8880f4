interface ChoicesProps {
  /** The address of the page they stand on: whom it has to bring back, and with which state, goes with what is chosen. */
  asked: URL
  /** What each is chosen by, and its words. */
  options: readonly (readonly [value: string, words: string])[]
}

/** Buttons that leave the page, and the frame it may be in, with what was chosen; no script is needed. */
export function Choices({ asked, options }: ChoicesProps) {
  return (
    <form target="_top">
      {['redirect_uri', 'state'].map((name) => (
        <input key={name} type="hidden" name={name} value={asked.searchParams.get(name) ?? ''} />
      ))}
      <ul>
        {options.map(([value, words]) => (
          <li key={value}>
            <button type="submit" name="chosen" value={value}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
