throw new Error('割れました');
