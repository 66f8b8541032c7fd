/**
 * Prints a story, for people who write arcs:
 * `npm run tell -- --relation abuela --favorite tejer --arc lost-afternoons --seed 2`
 */
import { parseArgs } from 'node:util'
import { countWords } from '../src/embedded/storyteller/language/text.ts'
import { loadDictionary } from '../src/embedded/storyteller/language/dictionary.ts'
import { beginStory } from '../src/embedded/storyteller/tell-story.ts'

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'Rosa' },
    relation: { type: 'string', default: 'abuela' },
    sender: { type: 'string', default: 'Clara' },
    favorite: { type: 'string', default: 'tejer' },
    memory: { type: 'string', default: 'la tarde que llovió y bailamos en la cocina' },
    admiration: { type: 'string', default: 'su paciencia' },
    trait: { type: 'string', default: '' },
    gender: { type: 'string' },
    seed: { type: 'string', default: '1' },
    arc: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
})

await loadDictionary()
const story = beginStory(
  {
    senderName: values.sender,
    recipientName: values.name,
    recipientRelation: values.relation,
    favoriteThing: values.favorite,
    specialMemory: values.memory,
    admiration: values.admiration,
    extraTrait: values.trait,
    recipientGender: values.gender === 'f' || values.gender === 'm' ? values.gender : undefined,
    illustrationStyle: 'infantil',
  },
  values.seed,
  values.arc,
)
console.log(`# ${story.title}   [${story.arc}]\n`)
if (values.pictures) console.log(`> ${story.cover.imagePrompt}\n`)
for (let number = 1; number <= 5; number++) {
  const { title, paragraphs, imagePrompt } = story.chapter(number)
  console.log(`## ${number}. ${title}   (${countWords(paragraphs.join(' '))} palabras)\n\n${paragraphs.join('\n\n')}\n`)
  if (values.pictures) console.log(`> ${imagePrompt}\n`)
}
