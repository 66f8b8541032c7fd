/** What is said of several, said to them in Spain: 'que se cuidan mucho' → 'que os cuidáis mucho'. */

// oxfmt-ignore
