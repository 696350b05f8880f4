/** The buttons on the imitated sign-in pages of WeChat and the one-stop service. */

interface ChoicesProps {
  /** The address of the current page; its return address and state are submitted with the choice. */
  url: URL
  /** Each option's value and label. */
  options: readonly (readonly [value: string, words: string])[]
}

/** Buttons that leave the page, and any frame around it, with the choice; needs no script. */
export function Choices({ url, options }: ChoicesProps) {
  return (
    <form target="_top">
      {['redirect_uri', 'state'].map((name) => (
        <input key={name} type="hidden" name={name} value={url.searchParams.get(name) ?? ''} />
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
