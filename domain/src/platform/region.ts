/** Where every function runs and all data lie. */
export const region = 'europe-west2';
