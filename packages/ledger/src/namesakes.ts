/** Of one name: more would help nobody to choose. */
export const mostNamesakes = 25;
