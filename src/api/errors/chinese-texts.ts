/** Registers the Chinese texts of all error codes (`zh.json`); loaded with the first failure. */
import { addTexts } from '@/lib/i18n/i18n'
import zh from './zh.json'

/** The Chinese texts of all codes. Loading the module registers them. The English ones are in the English catalogue. */
addTexts('zh', zh)
