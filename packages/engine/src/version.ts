/** Goes into every manifest (M-24): raised with any change that may move a number. Equals the package's version. */
export const engineVersion = '0.1.0';
