/** All pinyin readings of a Chinese character, for the search. */
import { pinyin } from 'pinyin-pro'

/**
 * Every reading of a Chinese character, without tones, `ü` as `v` and as `u`: 行 is `xing` and `hang`, 女 `nv` and `nu`.
 * Empty for other characters.
 */
export function pinyinReadings(character: string): string[] {
  const found = pinyin(character, { multiple: true, type: 'array', toneType: 'none', v: true, nonZh: 'removed' })
  return [...new Set(found.flatMap((reading) => [reading, reading.replace('v', 'u')]))].filter((reading) =>
    /^[a-z]+$/.test(reading),
  )
}
