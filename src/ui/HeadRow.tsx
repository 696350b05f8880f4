/** The header cells of a small table, one for each title. */

export function HeadRow({ heads }: { heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns may be called alike, and keep their places
          <th key={index} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}
